export { PAGE_WORDS, type PageWords } from '../words/pages.ts';
