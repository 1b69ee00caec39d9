export { PageFeedback } from './PageFeedback';
