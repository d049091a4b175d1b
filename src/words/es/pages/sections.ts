/** The navigation within a long page. */
export const sections = { onThisPage: 'En esta página' };
