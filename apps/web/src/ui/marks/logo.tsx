import { Box } from '@chakra-ui/react/box';

/** A business's logo. It is made for paper: what is dark in it has to be seen on a dark page, too. */
export const Logo = ({ url, alt }: { url: string; alt: string }) => (
  <Box p="2" bg="white" borderRadius="control">
    <img src={url} alt={alt} style={{ height: 56, maxWidth: 200, objectFit: 'contain' }} />
  </Box>
);
