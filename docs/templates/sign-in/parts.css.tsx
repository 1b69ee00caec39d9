import type { ReactNode } from 'react';
import './SignIn.css';

interface PartProps {
  children: ReactNode;
}

export function Page({ children }: PartProps) {
  return <main className="SignIn-page">{children}</main>;
}

export function Panel({ children }: PartProps) {
  return <div className="SignIn-panel">{children}</div>;
}

export function BrandRow({ children }: PartProps) {
  return <div className="SignIn-brand">{children}</div>;
}

export function Center({ children }: PartProps) {
  return <div className="SignIn-center">{children}</div>;
}

export function Heading({ children }: PartProps) {
  return <div className="SignIn-heading">{children}</div>;
}

export function Stack({ children }: PartProps) {
  return <div className="SignIn-stack">{children}</div>;
}

export function Options({ children }: PartProps) {
  return <div className="SignIn-options">{children}</div>;
}

export function Providers({ children }: PartProps) {
  return <div className="SignIn-providers">{children}</div>;
}

export function Hint({ children }: PartProps) {
  return <div className="SignIn-hint">{children}</div>;
}

export function Aside({ children }: PartProps) {
  return <aside className="SignIn-aside">{children}</aside>;
}

export function Figure({ children }: PartProps) {
  return <figure className="SignIn-figure">{children}</figure>;
}

export function Facts({ children }: PartProps) {
  return <dl className="SignIn-facts">{children}</dl>;
}

export function Fact({ children }: PartProps) {
  return <div className="SignIn-fact">{children}</div>;
}
