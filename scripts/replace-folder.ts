import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { removeTree } from './remove-tree.ts';

/**
 * Replaces a folder as a whole or not at all. The new content grows in a hidden folder beside the old one and takes its
 * place by two renames; until then, whoever reads the old folder sees it untouched.
 */
export interface FolderReplacement {
  /** Where to write the new content. */
  readonly staging: string;
  commit(): void;
  /** Takes the staging folder away; after a commit there is nothing to take away. */
  discard(): void;
}

export function replaceFolder(target: string): FolderReplacement {
  repairInterrupted(target);
  const staging = sibling(target, 'new', process.pid);
  const old = sibling(target, 'old', process.pid);
  mkdirSync(staging);
  return {
    staging,
    commit() {
      const hadTarget = existsSync(target);
      if (hadTarget) renameSync(target, old);
      try {
        renameSync(staging, target);
      } catch (error) {
        if (hadTarget) renameSync(old, target);
        throw error;
      }
      if (hadTarget) removeTree(old);
    },
    discard() {
      if (existsSync(staging)) removeTree(staging);
    },
  };
}

/** What a process that was killed left behind: half-written folders go, an old folder without a successor returns. */
function repairInterrupted(target: string): void {
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true });
  const pattern = new RegExp(`^\\.${escapeRegExp(path.basename(target))}-(new|old)-([0-9]+)$`);
  for (const name of readdirSync(parent)) {
    const [, kind, pid] = pattern.exec(name) ?? [];
    if (!kind || isRunning(Number(pid))) continue;
    const leftover = path.join(parent, name);
    if (kind === 'old' && !existsSync(target)) renameSync(leftover, target);
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
