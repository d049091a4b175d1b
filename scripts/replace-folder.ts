import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { removeTree } from './remove-tree.ts';

/**
 * Replaces a folder as a whole or not at all. The new content grows in a hidden folder beside the old one and takes its
 * place by two renames; until then, whoever reads the old folder sees it untouched.
 */
export interface FolderReplacement {
  /** Where to write the new content. */
  readonly staging: string;
  commit(): Promise<void>;
  /** Takes the staging folder away; after a commit there is nothing to take away. */
  discard(): Promise<void>;
}

export async function replaceFolder(target: string): Promise<FolderReplacement> {
  await repairInterrupted(target);
  const staging = sibling(target, 'new', process.pid);
  const old = sibling(target, 'old', process.pid);
  await fs.emptyDir(staging);
  return {
    staging,
    async commit() {
      const hadTarget = await fs.pathExists(target);
      if (hadTarget) await fs.rename(target, old);
      try {
        await fs.rename(staging, target);
      } catch (error) {
        if (hadTarget) await fs.rename(old, target);
        throw error;
      }
      if (hadTarget) removeTree(old);
    },
    async discard() {
      if (await fs.pathExists(staging)) removeTree(staging);
    },
  };
}

/** What a process that was killed left behind: half-written folders go, an old folder without a successor returns. */
async function repairInterrupted(target: string): Promise<void> {
  const parent = path.dirname(target);
  await fs.ensureDir(parent);
  const pattern = new RegExp(`^\\.${escapeRegExp(path.basename(target))}-(new|old)-([0-9]+)$`);
  for (const name of await readdir(parent)) {
    const [, kind, pid] = pattern.exec(name) ?? [];
    if (!kind || isRunning(Number(pid))) continue;
    const leftover = path.join(parent, name);
    if (kind === 'old' && !(await fs.pathExists(target))) await fs.rename(leftover, target);
    else removeTree(leftover);
  }
}

function sibling(target: string, kind: 'new' | 'old', pid: number): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${kind}-${pid}`);
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
