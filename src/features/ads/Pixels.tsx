import styles from './Ads.module.css';

/** Tracking pixels that tell the advertiser that its ad was shown. */
export function Pixels({ urls }: { urls: readonly string[] }) {
  return (
    <div className={styles.pixels} aria-hidden="true">
      {urls.map((url) => (
        <img key={url} src={url} alt="" width={1} height={1} />
      ))}
    </div>
  );
}
