import type { RatePolicy } from '../../settings/rate-limits.ts';
import { AgingMap } from '../aging-map.ts';
import { withDeadline } from '../with-deadline.ts';
import type { MemoryLimiter, RateDecision, RateLimiter } from './sliding-window.ts';

/** More than a healthy store needs from anywhere in the world, too short to notice. */
const STORE_DEADLINE_MS = 150;
/**
 * How long to leave a failed store alone, so that requests do not all wait for a dead one. A store that was just slow is used again
 * as soon as its late reply arrives.
 */
const STORE_PAUSE_MS = 2_000;
/** A flapping store is reported at most twice in this time. */
const REPORT_MS = 60_000;
/** How many clients' refusals to keep; a few megabytes. */
const MAX_REFUSED_CLIENTS = 50_000;

/**
 * Shares a limit through a store, with memory behind it: when the store fails or takes too long, memory alone decides.
 *
 * Memory counts every request that passes here, so its count is a lower bound. If that is already at the limit, or the store has
 * refused the client and the wait is not over, the request is refused without asking the store: a flood costs the store only what memory allows,
 * and a failing store cannot admit a refused client. Otherwise the store is asked too, and the stricter decision wins (memory's,
 * if the store has just lost its data). A store that replies too late may have counted a request that memory refused. Nothing is
 * retried, so the limit is then too strict by one request, for one window.
 */
export function createSharedLimiter(
  store: RateLimiter,
  memory: MemoryLimiter,
  report: (problem: unknown) => void,
): RateLimiter {
  const refusals = createRefusals();
  const log = createStateLog(report);
  let askAgainAt = -Infinity;
  let failing = false;

  async function ask(policy: RatePolicy, client: string, now: number): Promise<RateDecision> {
    const decision = await store.take(policy, client, now);
    // Even if the reply is too late for this request.
    askAgainAt = -Infinity;
    if (!decision.allowed) refusals.add(policy, client, now, decision);
    return decision;
  }

  return {
    async take(policy, client, now) {
      const refused = refusals.find(policy, client, now);
      if (refused !== undefined) return refused;
      const local = memory.take(policy, client, now);
      // If the clock was set back, the pause must not get longer.
      if (!local.allowed || (now < askAgainAt && askAgainAt - now <= STORE_PAUSE_MS)) return local;
      // While one request probes a failing store, the others go on without it.
      if (failing) askAgainAt = now + STORE_PAUSE_MS;
      let shared: RateDecision;
      try {
        shared = await withDeadline("the limit's store", STORE_DEADLINE_MS, () => ask(policy, client, now));
      } catch (error) {
        failing = true;
        log((error as Error).message, failing, now);
        askAgainAt = now + STORE_PAUSE_MS;
        return local;
      }
      failing = false;
      log("the limit's store answers in time again", failing, now);
      if (!shared.allowed) memory.uncount(policy, client);
      return shared.allowed && local.remaining < shared.remaining ? local : shared;
    },
  };
}

/**
 * Logs one line when the store starts to fail and one when it is back, without a stack, however many requests are affected. If it
 * keeps flapping, the next line waits until the one before last is a minute old, and says how many changes there were.
 */
function createStateLog(report: (problem: string) => void) {
  let [isFailing, isReported] = [false, false];
  let changes = 0;
  let [beforeLast, last] = [-Infinity, -Infinity];
  return (line: string, isFailingNow: boolean, now: number): void => {
    if (isFailingNow !== isFailing) changes++;
    isFailing = isFailingNow;
    // If the clock was set back, reports must not stop.
    const isTooSoon = now >= last && now - beforeLast < REPORT_MS;
    if (isFailing === isReported || isTooSoon) return;
    report(changes > 1 ? `${line} (changes since the last line: ${changes})` : line);
    [beforeLast, last, isReported, changes] = [last, now, isFailing, 0];
  };
}

/** A refusal stays valid until the announced second, whatever happens to the store: no slot is free earlier. */
function createRefusals() {
  const resetTimes = new AgingMap<number>(MAX_REFUSED_CLIENTS);
  return {
    add({ name }: RatePolicy, client: string, now: number, { resetSeconds }: RateDecision): void {
      resetTimes.set(`${name} ${client}`, now + resetSeconds * 1000, 1);
    },
    find({ name, windowSeconds }: RatePolicy, client: string, now: number): RateDecision | undefined {
      const resetAt = resetTimes.get(`${name} ${client}`);
      if (resetAt === undefined) return undefined;
      const wait = resetAt - now;
      // The wait is rounded up to seconds, so in the last one only the store knows. A wait beyond the window means a clock set back.
      if (wait <= 1000 || wait > windowSeconds * 1000) return undefined;
      return { allowed: false, remaining: 0, resetSeconds: Math.ceil(wait / 1000) };
    },
  };
}
