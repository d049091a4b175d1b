// Run by npm before it installs anything for this folder. In the repository itself it does nothing; as somebody's dependency,
// from git, a folder or an archive, the repository would install as a package without an entry.
import { realpathSync } from 'node:fs';

const { _PACOTE_NO_PREPARE_: preparedFromGit, npm_config_local_prefix: installingFolder } = process.env;
const isElsewhere = installingFolder !== undefined && realpathSync(installingFolder) !== realpathSync('.');

if (preparedFromGit || isElsewhere) {
  console.error(
    'Error: the repository is not the package open-numerology; make that with npm run pack:client, and install the tarball that it writes',
  );
  process.exit(1);
}
