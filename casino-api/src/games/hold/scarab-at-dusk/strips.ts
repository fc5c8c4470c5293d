import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'lotus ankh ankh urn urn urn urn ankh eye eye eye sun sun reed reed reed reed lotus lotus lotus reed reed reed reed lotus lotus lotus reed ankh ankh urn urn urn urn pharaoh pharaoh scarab scarab scarab',
  ),
  reel(
    'ankh lotus urn urn urn urn reed pharaoh pharaoh sun sun ankh ankh urn urn urn urn eye eye eye lotus lotus lotus scarab scarab reed reed reed reed ankh ankh reed reed reed reed lotus lotus lotus',
  ),
  reel(
    'lotus reed reed reed reed sun sun ankh ankh pharaoh pharaoh reed reed reed reed urn urn urn urn ankh lotus lotus lotus eye eye eye urn urn urn urn scarab scarab scarab reed lotus lotus lotus ankh ankh',
  ),
  reel(
    'ankh ankh reed reed reed reed eye eye eye urn urn urn urn reed pharaoh pharaoh scarab scarab sun sun lotus lotus lotus ankh ankh urn urn urn urn ankh lotus lotus lotus reed reed reed reed lotus',
  ),
  reel(
    'ankh ankh scarab scarab scarab reed reed reed reed lotus lotus lotus reed ankh lotus lotus lotus ankh ankh reed reed reed reed urn urn urn urn lotus urn urn urn urn sun sun pharaoh pharaoh eye eye eye',
  ),
];
