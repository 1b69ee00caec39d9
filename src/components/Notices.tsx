interface NoticesProps {
  texts: readonly string[];
  /** Of each of them. */
  className: string | undefined;
}

/** What in an address could not be followed, said to screen readers too. */
export function Notices({ texts, className }: NoticesProps) {
  return (
    <div role="status">
      {texts.map((text) => (
        <p key={text} className={className}>
          {text}
        </p>
      ))}
    </div>
  );
}
