import type { ReactNode } from 'react';

interface PartProps {
  children: ReactNode;
}

export function Page({ children }: PartProps) {
  return (
    <main className="grid flex-1 min-[1000px]:grid-cols-[minmax(480px,5fr)_7fr]">
      {children}
    </main>
  );
}

export function Panel({ children }: PartProps) {
  return <div className="flex flex-col p-6 min-[600px]:p-10">{children}</div>;
}

export function BrandRow({ children }: PartProps) {
  return <div className="flex items-center gap-2.5">{children}</div>;
}

export function Center({ children }: PartProps) {
  return <div className="m-auto w-full max-w-[400px] py-10">{children}</div>;
}

export function Heading({ children }: PartProps) {
  return <div className="mb-8 grid gap-2">{children}</div>;
}

export function Stack({ children }: PartProps) {
  return <div className="grid gap-5">{children}</div>;
}

export function Options({ children }: PartProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {children}
    </div>
  );
}

export function Providers({ children }: PartProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
      {children}
    </div>
  );
}

export function Hint({ children }: PartProps) {
  return (
    <div className="rounded-(--t-radius) bg-(--t-tint) px-4 py-3 text-(--t-text-quiet)">
      {children}
    </div>
  );
}

export function Aside({ children }: PartProps) {
  return (
    <aside className="grid grid-cols-[minmax(0,680px)] content-center justify-center gap-6 bg-(--t-tint) px-6 pt-12 pb-16 min-[1000px]:px-[clamp(48px,7vw,112px)] min-[1000px]:py-16">
      {children}
    </aside>
  );
}

export function Figure({ children }: PartProps) {
  return (
    <figure className="m-0 min-w-0 rounded-(--t-radius) border border-(--t-line) bg-(--t-paper) px-5 pt-5 pb-2">
      {children}
    </figure>
  );
}

export function Facts({ children }: PartProps) {
  return <dl className="m-0 grid grid-cols-3 gap-x-6 gap-y-4">{children}</dl>;
}

export function Fact({ children }: PartProps) {
  return (
    <div className="flex flex-col-reverse justify-end [&_dd]:m-0">{children}</div>
  );
}
