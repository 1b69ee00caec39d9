import { findBrotliModule, findNginx, listMissingPackages, type Machine } from './findNginx';

const bare: Machine = { nginxPath: undefined, which: () => undefined, exists: () => false };

it('prefers NGINX_PATH, and throws if the file does not exist', () => {
  const machine = { ...bare, nginxPath: '/opt/nginx', which: () => '/usr/sbin/nginx' };
  expect(findNginx({ ...machine, exists: () => true })).toBe('/opt/nginx');
  expect(() => findNginx(machine)).toThrow('NGINX_PATH is "/opt/nginx"');
});

it('finds an installed nginx, even outside the PATH', () => {
  expect(findNginx({ ...bare, which: () => '/opt/bin/nginx' })).toBe('/opt/bin/nginx');
  expect(findNginx({ ...bare, exists: (path) => path === '/usr/sbin/nginx' })).toBe(
    '/usr/sbin/nginx',
  );
  expect(findNginx(bare)).toBeUndefined();
});

it('finds the module for Brotli', () => {
  const exists = (path: string) => path.startsWith('/usr/lib/nginx/modules/');
  expect(findBrotliModule({ exists })).toBe(
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  );
  expect(findBrotliModule(bare)).toBeUndefined();
});

it('requests only the module if the server is installed without it', () => {
  const exists = (path: string) => path === '/usr/sbin/nginx';
  expect(listMissingPackages({ ...bare, exists })).toEqual(['libnginx-mod-http-brotli-static']);
  expect(listMissingPackages(bare)).toEqual(['nginx-light', 'libnginx-mod-http-brotli-static']);
  expect(listMissingPackages({ ...bare, exists: () => true })).toEqual([]);
  expect(listMissingPackages({ ...bare, nginxPath: '/opt/nginx', exists: () => false })).toEqual(
    [],
  );
});
