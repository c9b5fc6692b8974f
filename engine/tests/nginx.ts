/** nginx with the configuration that a build makes for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Arguments for an nginx whose files are all in `root`. */
export const nginxArguments = (root: string) => [
  '-p',
  root,
  '-c',
  path.join(root, 'nginx.conf'),
  '-e',
  path.join(root, 'error.log'),
];

/** Writes an administrator's configuration, outside the site in `root/root` + `base`, which a build replaces. */
export function configureNginx(root: string, base: string, port: number): void {
  const snippets = path.join(root, `root${base}/.hosting`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  fs.writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; pid ${root}/pid; worker_processes 1; events {} http { include /etc/nginx/mime.types; access_log off;
${folders.join('\n')}
include ${snippets}/nginx-http.conf;
server {
  listen 127.0.0.1:${port};
  root ${root}/root;
  include ${snippets}/nginx-server.conf;
} }`,
  );
}

export const startNginx = (root: string): ChildProcess => spawn('nginx', nginxArguments(root), { stdio: 'ignore' });
