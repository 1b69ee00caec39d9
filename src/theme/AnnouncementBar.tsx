// Change: the site doesn't use Docusaurus' bar for announcements, so no page loads it.
export default function AnnouncementBar(): null {
  return null;
}
