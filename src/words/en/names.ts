import { codeOf, isVisible, LONGEST_NAME, type NameProblem } from '../../method/read-name.ts';

export const names: typeof import('../es/names.ts').names = {
  explain: (problem) =>
    `${blame(problem)} A name has 1 to ${LONGEST_NAME} characters: Latin letters with any accents, spaces, hyphens, apostrophes and periods.`,
};

function blame(problem: NameProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'The name is missing.';
    case 'letterless':
      return 'The name has no letter.';
    case 'encoding':
      return 'The name is not encoded as UTF-8.';
    case 'length':
      return `The name has more than ${LONGEST_NAME} characters.`;
    case 'character': {
      const { character } = problem;
      return `The character ${isVisible(character) ? `"${character}" ` : ''}(${codeOf(character)}) is not understood.`;
    }
  }
}
