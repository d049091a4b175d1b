const IS_DARK: Readonly<Record<string, boolean>> = { claro: false, light: false, oscuro: true, dark: true };

/** Whether a theme's name means dark; `undefined` for any other text. */
export function isDarkTheme(name: string | null): boolean | undefined {
  return IS_DARK[name ?? ''];
}
