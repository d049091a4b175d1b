export const copying = {
  copy: 'Copiar',
  done: 'Copiado',
  selected: 'Tu navegador no deja copiar desde aquí: el texto está seleccionado, cópialo a mano',
  refused: (text: string): string => `Tu navegador no deja copiar desde aquí: ${text}`,
};
