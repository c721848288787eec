import './app/styles.css';
import { startApp } from './app/start-app.tsx';

void startApp();
