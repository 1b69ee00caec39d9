import type { ReactNode } from 'react';

export function Page({ children }: { children: ReactNode }) {
  return <main className="flex-1">{children}</main>;
}
