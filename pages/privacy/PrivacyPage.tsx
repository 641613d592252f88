export { LegalText as PrivacyPage } from '../../components/sections/legal/LegalText.tsx';
