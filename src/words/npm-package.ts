/** The package's name and version. The repository itself is not a package and has no version. */
export const PACKAGE_NAME = 'open-numerology';
export const PACKAGE_VERSION = '0.1.0';

/**
 * Whether a maintainer has published the package. Until then, anyone may register its name, and `npx` would run their code, so every
 * document shows the tarball of `npm run pack:client` instead. This switches all of them.
 */
export const IS_PUBLISHED = false;

/** What documents tell people to type. */
export interface PackageCommands {
  /** Run once, in the repository, before the others; absent if there is nothing to pack. */
  readonly pack: string | undefined;
  readonly install: string;
  /** Runs the program; arguments follow. */
  readonly run: string;
}

export function packageCommands(isPublished: boolean = IS_PUBLISHED): PackageCommands {
  if (isPublished) return { pack: undefined, install: `npm install ${PACKAGE_NAME}`, run: `npx -y ${PACKAGE_NAME}` };
  const tarball = `./${PACKAGE_NAME}-${PACKAGE_VERSION}.tgz`;
  return { pack: 'npm run pack:client', install: `npm install ${tarball}`, run: `npx -y ${tarball}` };
}
