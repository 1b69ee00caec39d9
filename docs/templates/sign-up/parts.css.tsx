import type { ReactNode } from 'react';
import './SignUp.css';

interface PartProps {
  children: ReactNode;
}

export function Page({ children }: PartProps) {
  return <main className="SignUp-page">{children}</main>;
}

export function Aside({ children }: PartProps) {
  return <aside className="SignUp-aside">{children}</aside>;
}

export function Panel({ children }: PartProps) {
  return <div className="SignUp-panel">{children}</div>;
}

export function Center({ children }: PartProps) {
  return <div className="SignUp-center">{children}</div>;
}

export function BrandRow({ children }: PartProps) {
  return <div className="SignUp-brand">{children}</div>;
}

export function Heading({ children }: PartProps) {
  return <div className="SignUp-heading">{children}</div>;
}

export function Stack({ children }: PartProps) {
  return <div className="SignUp-stack">{children}</div>;
}

export function Plate({ children }: PartProps) {
  return <div className="SignUp-plate">{children}</div>;
}

export function Meter({ children }: PartProps) {
  return <div className="SignUp-meter">{children}</div>;
}

export function MeterPart({ isFull }: { isFull: boolean }) {
  return <div className={isFull ? 'SignUp-meterPart isFull' : 'SignUp-meterPart'} />;
}

export function Rules({ children }: PartProps) {
  return <ul className="SignUp-rules">{children}</ul>;
}

export function Rule({ children }: PartProps) {
  return <li className="SignUp-rule">{children}</li>;
}

export function Hint({ children }: PartProps) {
  return <div className="SignUp-hint">{children}</div>;
}
