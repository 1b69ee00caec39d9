interface NoticesProps {
  texts: readonly string[];
  /** For each of them. */
  className: string | undefined;
}

/** Problems with the URL, also announced by screen readers. */
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
