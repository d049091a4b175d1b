import { announce } from './announce.ts';

/** Copies and says so; where the browser refuses, says what to do instead. */
export async function copyText(text: string, done = 'Copiado'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    announce('Tu navegador no deja copiar desde aquí: selecciona el texto y cópialo a mano');
  }
}
