import { IS_PUBLISHED, packageCommands } from '../../src/words/npm-package.ts';

/** The guide of the package as its README: docs/package.md shows the tarball, which is all there is before it is published. */
export function packageReadme(guide: string, isPublished: boolean = IS_PUBLISHED): string {
  const [tarball, wanted] = [packageCommands(false), packageCommands(isPublished)];
  const withoutPacking =
    wanted.pack === undefined ? guide.replace(new RegExp(`^${tarball.pack}\\b.*\n`, 'm'), '') : guide;
  return withoutPacking.replaceAll(tarball.install, wanted.install).replaceAll(tarball.run, wanted.run);
}
