import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Bob, MenuIcon } from './Icons';
import { Header, Nav, Wordmark } from './parts';
import { texts } from './texts';

const { nav } = texts;

const LINKS = [
  { href: '#plans', label: nav.plans },
  { href: '#costs', label: nav.costs },
  { href: '#compare', label: nav.compare },
  { href: '#questions', label: nav.questions },
];

function LinksMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <IconButton
        edge="end"
        color="inherit"
        aria-label={nav.open}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {LINKS.map(({ href, label }) => (
          <MenuItem key={href} component="a" href={href} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

export default function SiteHeader() {
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });

  return (
    <Header>
      <Wordmark>
        <Bob />
        {texts.brand}
      </Wordmark>
      <Nav aria-label={nav.label}>
        {isWide ? (
          <React.Fragment>
            {LINKS.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            <Button variant="outlined" href="#plans">
              {nav.start}
            </Button>
          </React.Fragment>
        ) : (
          <LinksMenu />
        )}
      </Nav>
    </Header>
  );
}
