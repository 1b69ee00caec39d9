// Change: the site announces nothing by Docusaurus' bar, so no page loads it.
export default function AnnouncementBar(): null {
  return null;
}
