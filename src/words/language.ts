export type Language = 'es' | 'en';
