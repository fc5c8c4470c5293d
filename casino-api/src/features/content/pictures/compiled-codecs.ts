import jpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import webp from '@jsquash/webp/codec/dec/webp_dec.wasm';
import encode from '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
import { startCodecs } from './codecs';
import type { PictureCodecs } from './picture-format';

/** As workerd has them: compiled when the Worker was uploaded. */
export const compiledCodecs = (): Promise<PictureCodecs> => startCodecs({ jpeg, webp, encode });
