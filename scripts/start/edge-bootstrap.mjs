// What `netlify dev` starts Deno with: the installed bootstrap, whose server would listen on every interface of the machine.
// Only netlify-cli itself calls it, from this machine.
const { serve } = Deno;
Deno.serve = (options, handler) => serve({ ...options, hostname: '127.0.0.1' }, handler);

export { boot } from '../../node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs';
