import path from 'node:path';
import { readBuildArguments } from './build-arguments.ts';
import { runBuild } from './run-build.ts';
import { runMain } from './run-main.ts';

const root = path.resolve(import.meta.dirname, '..');

void runMain((signal) => runBuild(root, readBuildArguments(root, process.argv.slice(2)), signal));
