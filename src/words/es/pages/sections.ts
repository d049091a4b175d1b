export const sections = { onThisPage: 'En esta página' };
