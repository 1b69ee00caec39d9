import Button from '@mui/material/Button';
import { Bob } from './Icons';
import { Footer, Wordmark } from './parts';
import { texts } from './texts';
import type { PricingState } from './usePricing';

const words = texts.footer;

export default function SiteFooter({ pricing }: { pricing: PricingState }) {
  return (
    <Footer>
      <div>
        <Wordmark>
          <Bob />
          {texts.brand}
        </Wordmark>
        <p>{words.line}</p>
      </div>
      <p>{words.address}</p>
      <Button variant="outlined" onClick={() => pricing.setIsAsking(true)}>
        {words.talk}
      </Button>
    </Footer>
  );
}
