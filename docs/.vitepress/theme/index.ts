// The look of the site: VitePress' own layout, in the colours and letters of the pages.
/// <reference types="vite/client" />
import '../../../host/pages/kit/type.css';
import '../../../host/pages/kit/colours.css';
import { Content } from 'vitepress';
import theme, { VPHomeContent, VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { type App, h } from 'vue';
import './site.css';

/** The front, as VitePress lays it out, with a landmark for those who hear it. */
const front = () =>
  h('main', { class: 'VPHome' }, [
    h(VPHomeHero),
    h(VPHomeFeatures),
    h(VPHomeContent, null, { default: () => h(Content) }),
  ]);

export default { extends: theme, enhanceApp: ({ app }: { app: App }) => void app.component('home', front) };
