/** Labels that readers did not understand or that had a second name; pages use other words instead. */
const UNCLEAR: readonly RegExp[] = [
  />Cuentas?</,
  /\b(?:las|todas|cada) cuentas?\b|(?:repetir|con) la cuenta|y su cuenta\b/i,
  />(?:Física|Energía|Emociones)</,
  /en breve/,
  /Sin edad(?! fija)/,
  />(?:Personal|Social|Espiritual|Planetario)</,
  /propósito general|destino social/,
  />En pareja<|>Ver la pareja</,
  /Lo mismo, en JSON/,
  /Las barras comparan|va siempre su suma/,
  /para fijarlo/,
  /Qué mira|Dónde difieren|uno con uno/,
  />Oficios<|>Un consejo</,
  /No hay tal/,
  /<code>(?:sí o no|nada)<|o nada</,
  /se ha construido/,
  /o de dinero/,
];

/** The unclear labels that a page still has. */
export function unclearWords(html: string): string[] {
  return UNCLEAR.flatMap((pattern) => pattern.exec(html)?.[0] ?? []);
}
