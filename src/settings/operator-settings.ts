interface Setting {
  /** Who reads it. */
  readonly where: 'build' | 'edge, serve' | 'build, edge, serve' | 'build, serve' | 'start, serve' | 'serve';
  /** What holds while it is not set. */
  readonly without: string;
  readonly meaning: string;
}

/** Every variable that an operator can set. The table in OPERATIONS.md is this one: a test compares them. */
export const OPERATOR_SETTINGS = {
  SITE_URL: {
    where: 'build, serve',
    without: "Netlify's `URL`, else `http://localhost:8888`; when serving, the build's own",
    meaning: 'address that links in bodies start with; when serving, in what is computed and in 429',
  },
  SUPPORT_CONTACT: {
    where: 'build, edge, serve',
    without: '`support` in `data/publisher.json`, an example that reaches nobody',
    meaning: 'e-mail or web address in pages, in the API and in answers 500',
  },
  PORT: { where: 'start, serve', without: '8888', meaning: 'port to listen on' },
  HOST: { where: 'start, serve', without: '127.0.0.1, only this machine', meaning: 'address to listen on' },
  TRUST_PROXY: {
    where: 'serve',
    without: '0',
    meaning: 'how many proxies are in front of it: that many entries of `X-Forwarded-For`, from the right, are trusted',
  },
  RATE_LIMIT_PER_MINUTE: {
    where: 'build, edge, serve',
    without: '60',
    meaning:
      'requests for matrices, couples, years, days, numbers and names, per minute and client; documents name that of the build',
  },
  UPSTASH_REDIS_REST_URL: {
    where: 'edge, serve',
    without: 'each isolate or process limits by itself',
    meaning: 'address of a Redis over HTTP that shares the limit, as Upstash shows it',
  },
  UPSTASH_REDIS_REST_TOKEN: { where: 'edge, serve', without: 'as above', meaning: 'its token' },
  REDIS_URL: {
    where: 'serve',
    without: 'each process limits by itself',
    meaning: 'a Redis or Valkey that shares the limit, e.g. `redis://127.0.0.1:6379`; instead of the two above',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof OPERATOR_SETTINGS;

/** The variables by name: a name that is not in the table does not compile. `URL` is Netlify's own. */
export type Environment = Readonly<Partial<Record<SettingName | 'URL', string | undefined>>>;
