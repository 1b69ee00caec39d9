import { repairPathname } from './repairPathname';

it.each(['/x/a/', '/x/%C3%A4/', '/x/%25/'])('%s is unchanged', (path) => {
  expect(repairPathname(path)).toBe(path);
});

it.each(['/x/%', '/x/%zz/', '/x/%E0%A4/', '/%C3%28/%25'])(
  '%s can be decoded afterwards',
  (path) => {
    expect(decodeURI(repairPathname(path))).toBe(path);
  },
);
