import type { ReactNode } from 'react';
import './SignIn.css';

export function Page({ children }: { children: ReactNode }) {
  return <main className="SignIn-page">{children}</main>;
}
