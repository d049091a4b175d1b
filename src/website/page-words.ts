export { PAGE_WORDS, type PageWords } from '../words/words.ts';
