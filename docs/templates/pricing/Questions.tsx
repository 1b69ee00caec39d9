import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { DownIcon } from './Icons';
import { Answers, Split } from './parts';
import { texts } from './texts';

const { title, list } = texts.questions;

export default function Questions() {
  return (
    <Split id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <Answers>
        {list.map(({ question, answer }, index) => (
          <Accordion
            key={question}
            disableGutters
            square
            elevation={0}
            defaultExpanded={index === 0}
            slotProps={{ heading: { component: 'h3' } }}
          >
            <AccordionSummary
              expandIcon={<DownIcon />}
              id={`question-${index}`}
              aria-controls={`answer-${index}`}
            >
              {question}
            </AccordionSummary>
            <AccordionDetails id={`answer-${index}`}>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </Answers>
    </Split>
  );
}
