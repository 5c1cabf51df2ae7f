import { pdfjsAssets } from 'jiaowu/pdfjs-assets';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [pdfjsAssets()] });
