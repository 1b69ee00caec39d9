import type { ReactNode } from 'react';
import './SignUp.css';

export function Page({ children }: { children: ReactNode }) {
  return <main className="SignUp-page">{children}</main>;
}
