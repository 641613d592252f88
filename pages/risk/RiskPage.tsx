export { LegalText as RiskPage } from '../../components/sections/legal/LegalText.tsx';
