/** The navigation inside of a long page. */
export const sections = { onThisPage: 'En esta página' };
