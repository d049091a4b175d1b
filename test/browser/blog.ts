import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface BlogPage {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody else's site, on an origin of its own, for the tests of a file; returns its address once it runs. */
export function useBlog(write: () => Promise<Readonly<Record<string, BlogPage>>>): () => string {
  let pages: Readonly<Record<string, BlogPage>>;
  const blog = createServer((request, response) => {
    const page = pages[request.url!];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
    response.end(
      page && `<!doctype html><html lang="es"><title>Blog</title><link rel="icon" href="data:,">${page.body}</html>`,
    );
  });
  beforeAll(async () => {
    pages = await write();
    await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void blog.close());
  return () => `http://127.0.0.1:${(blog.address() as AddressInfo).port}`;
}
