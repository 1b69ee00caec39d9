import type { ReactNode } from 'react';

interface PartProps {
  children: ReactNode;
}

export function Page({ children }: PartProps) {
  return (
    <main className="grid flex-1 [grid-template:'brand'_'form'_'aside'] min-[1000px]:[grid-template:'aside_form'_/_6fr_minmax(520px,6fr)]">
      {children}
    </main>
  );
}

export function Aside({ children }: PartProps) {
  return (
    <aside className="grid grid-cols-[minmax(0,520px)] content-start gap-8 bg-(--t-tint) px-6 pt-12 pb-14 [grid-area:aside] min-[1000px]:px-[clamp(40px,6vw,96px)] min-[1000px]:pt-34 min-[1000px]:pb-16">
      {children}
    </aside>
  );
}

export function Panel({ children }: PartProps) {
  return (
    <div className="flex px-6 pt-8 [grid-area:form] pb-12 min-[600px]:px-10 min-[600px]:py-16">
      {children}
    </div>
  );
}

export function Center({ children }: PartProps) {
  return <div className="mx-auto w-full max-w-[440px]">{children}</div>;
}

export function BrandRow({ children }: PartProps) {
  return (
    <div className="flex items-center gap-2.5 px-6 pt-6 [grid-area:brand] min-[1000px]:z-1 min-[1000px]:self-start min-[1000px]:px-[clamp(40px,6vw,96px)] min-[1000px]:pt-10 min-[1000px]:[grid-area:aside]">
      {children}
    </div>
  );
}

export function Heading({ children }: PartProps) {
  return <div className="mb-8 grid gap-2">{children}</div>;
}

export function Stack({ children }: PartProps) {
  return <div className="grid gap-5">{children}</div>;
}

export function Plate({ children }: PartProps) {
  return (
    <div className="rounded-(--t-radius) border border-(--t-line) bg-(--t-paper) p-3">
      {children}
    </div>
  );
}

export function Meter({ children }: PartProps) {
  return <div className="mt-2.5 mb-1 flex gap-1">{children}</div>;
}

export function MeterPart({ isFull }: { isFull: boolean }) {
  return (
    <div
      className={`h-1 flex-1 rounded-[2px] ${isFull ? 'bg-(--t-accent)' : 'bg-(--t-line)'}`}
    />
  );
}

export function Rules({ children }: PartProps) {
  return (
    <ul className="mt-2 grid list-none grid-cols-[repeat(auto-fit,minmax(176px,1fr))] gap-x-4 gap-y-1 p-0">
      {children}
    </ul>
  );
}

export function Rule({ children }: PartProps) {
  return <li className="flex items-center gap-1.5">{children}</li>;
}

export function Hint({ children }: PartProps) {
  return (
    <div className="rounded-(--t-radius) bg-(--t-tint) px-4 py-3 text-(--t-text-quiet)">
      {children}
    </div>
  );
}
