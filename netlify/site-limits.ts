import { readLimits } from './edge-limits.ts';

/** Made once per isolate, for all functions: a client has one allowance, whichever of them it asks. */
export const limits = await readLimits((name) => Netlify.env.get(name), console.error);
