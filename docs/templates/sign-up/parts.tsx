import { styled } from '@mui/material/styles';

export const Page = styled('main')({ flex: 1 });
