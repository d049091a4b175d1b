/** Dates saved in the browser. */
export const remembered = {
  refused: 'Tu navegador no deja guardar nada',
  forgotten: 'Olvidado',
  kept: 'Guardado solo en este navegador; nadie más lo ve',
  keep: 'Recordar',
  forget: 'Olvidar',
  here: (isPhone: boolean): string => ` en este ${isPhone ? 'teléfono' : 'navegador'}`,
  list: 'Guardado en este navegador, y nadie más lo ve: ',
};
