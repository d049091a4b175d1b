import { codeOf, isVisible, LONGEST_NAME, type NameProblem } from '../../method/read-name.ts';

export const names = {
  /** Why a name was rejected, and what is allowed. */
  explain(problem: NameProblem): string {
    return `${blame(problem)} Un nombre tiene de 1 a ${LONGEST_NAME} caracteres: letras del alfabeto latino con cualquier acento, espacios, guiones, apóstrofos y puntos.`;
  },
};

function blame(problem: NameProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Falta el nombre.';
    case 'letterless':
      return 'El nombre no tiene ninguna letra.';
    case 'encoding':
      return 'El nombre no está codificado en UTF-8.';
    case 'length':
      return `El nombre tiene más de ${LONGEST_NAME} caracteres.`;
    case 'character': {
      const { character } = problem;
      return `El carácter ${isVisible(character) ? `«${character}» ` : ''}(${codeOf(character)}) no se entiende.`;
    }
  }
}
