import { ApiMarkdown } from '@site/src/components/apiMarkup/ApiMarkdown';
import { BreakableName } from '@site/src/components/BreakableName';
import { isInWords } from '../isInWords';
import { Cell } from './RowTable';

interface DefaultCellProps {
  value: string | undefined;
  baseUrl: string;
}

/** A default. The cell itself is styled as code, but words aren't. */
export function DefaultCell({ value, baseUrl }: DefaultCellProps) {
  return (
    <Cell>
      {value && isInWords(value) ? (
        <span>
          <ApiMarkdown text={value} baseUrl={baseUrl} />
        </span>
      ) : (
        value && <BreakableName name={value} />
      )}
    </Cell>
  );
}
