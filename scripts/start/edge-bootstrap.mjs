// `netlify dev` starts Deno with this: the installed bootstrap, whose server would otherwise listen on all interfaces. Only
// netlify-cli calls it, locally.
const { serve } = Deno;
Deno.serve = (options, handler) => serve({ ...options, hostname: '127.0.0.1' }, handler);

export { boot } from '../../node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs';
