import Typography from '@mui/material/Typography';
import DiscountField from './DiscountField';
import GoodsPicture from './GoodsPicture';
import { Goods, GoodsItem, GoodsText, Summary, Thumb, Total, Totals } from './parts';
import { formatMoney } from './totals';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

const words = texts.summary;

export default function OrderSummary({ checkout }: { checkout: CheckoutState }) {
  const { address, discount, lines, step, totals } = checkout;
  const { country } = address;

  return (
    <Summary>
      <Goods>
        {lines.map((line) => (
          <GoodsItem key={line.id}>
            <Thumb>
              <GoodsPicture shape={line.shape} />
            </Thumb>
            <GoodsText>
              <Typography variant="h3" component="h3">
                {line.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {line.option}
              </Typography>
              {line.quantity > 1 && (
                <Typography variant="body2" color="textSecondary">
                  {words.quantity(line.quantity)},{' '}
                  {words.each(formatMoney(line.price))}
                </Typography>
              )}
            </GoodsText>
            <Typography variant="body2">
              {formatMoney(line.price * line.quantity)}
            </Typography>
          </GoodsItem>
        ))}
      </Goods>
      {step !== 'done' && <DiscountField checkout={checkout} />}
      <Totals>
        <Total>
          <dt>{words.goods}</dt>
          <dd>{formatMoney(totals.goods)}</dd>
        </Total>
        {discount && (
          <Total>
            <dt>{words.discount(discount.code, discount.percent)}</dt>
            <dd>{formatMoney(-totals.discount)}</dd>
          </Total>
        )}
        <Total>
          <dt>{words.shipping(country.name)}</dt>
          <dd>
            {totals.shipping === 0 ? words.free : formatMoney(totals.shipping)}
          </dd>
        </Total>
        <Total data-strong="">
          <dt>{words.total}</dt>
          <dd>{formatMoney(totals.total)}</dd>
        </Total>
        <Total data-quiet="">
          <dt>{words.vat(country.vat)}</dt>
          <dd>{formatMoney(totals.vat)}</dd>
        </Total>
      </Totals>
    </Summary>
  );
}
